import { styled } from '@mui/material/styles';
import { space, type WidgetProps } from '../engine/widget.ts';
import { describeChoice } from './parts/describe-choice.tsx';
import { RadioGroup } from './parts/radio-group.tsx';
import { TickedLabel } from './parts/ticked-label.tsx';

export default function RadioChoice(field: WidgetProps) {
  const { inline = false } = field.options as { inline?: boolean };
  const Group = inline ? Row : RadioGroup;
  return (
    <Group field={field} choices={field.choices} label={TickedLabel} describe={describeChoice} />
  );
}

const Row = styled(RadioGroup)({ display: 'flex', flexWrap: 'wrap', columnGap: space.xl });
