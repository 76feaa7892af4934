import { styled } from '@mui/material/styles';
import { edge, space } from '../../ui/tokens.ts';
import type { ShownChoice, Widget } from '../../widget-props.ts';
import { useForm } from '../form-context.tsx';
import type { ReadyForm } from '../ready-form.ts';

/** Lets every widget that shows all choices show their pictures. */
export const addTo = (ready: ReadyForm): ReadyForm => ({
  ...ready,
  widgets: Object.fromEntries(
    Object.entries(ready.widgets).map(([name, Widget]) => [name, withPictures(Widget)]),
  ),
});

const withPictures = (Widget: Widget): Widget =>
  function WithPictures(field) {
    const { pictures = {} } = useForm().store.form;
    if (!field.choices.some(({ picture }) => picture)) return <Widget {...field} />;
    const choices = field.choices.map((choice, position): ShownChoice => {
      const { picture } = choice;
      if (!picture) return choice;
      const id = `${field.id}-${position}-image`;
      const image = <Picture key={id} id={id} src={pictures[picture.file]} alt={picture.alt} />;
      return { ...choice, image };
    });
    return (
      <Cards>
        <Widget {...field} choices={choices} />
      </Cards>
    );
  };

/** The choices in columns: each a card, with the picture above its box or circle and its words. */
const Cards = styled('div')(({ theme }) => ({
  '& [role="group"], & [role="radiogroup"]': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9.25rem), 1fr))',
    gap: space.m,
    paddingBlock: space.xs,
  },
  '& label': {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    alignContent: 'start',
    margin: 0,
    border: `1px solid ${edge}`,
    borderRadius: theme.vars?.shape.borderRadius,
    background: theme.vars?.palette.background.paper,
    overflow: 'hidden',
  },
  '& label:has(:checked)': {
    borderColor: theme.vars?.palette.primary.main,
    boxShadow: `0 0 0 1px ${theme.vars?.palette.primary.main}`,
  },
  '& label:not(:has(> img))': { gridColumn: '1 / -1' },
  '& label > :last-child': { paddingInlineEnd: space.m },
  '& label[data-disabled] > img': { opacity: 0.5 },
  '& label[data-invalid]': { borderColor: theme.vars?.palette.error.main },
}));

// Its room is the same before and after the file has come.
const Picture = styled('img')({
  gridArea: '1 / 1 / auto / -1',
  width: '100%',
  aspectRatio: '4 / 3',
  objectFit: 'contain',
});
