import IconButton from '@mui/material/IconButton';
import SvgIcon from '@mui/material/SvgIcon';

/** Outlines of three Material icons: the package that has them all is two thirds of what would be installed. */
const outlines = {
  up: 'm4 12 1.41 1.41L11 7.83V20h2V7.83l5.58 5.59L20 12l-8-8z',
  down: 'm20 12-1.41-1.41L13 16.17V4h-2v12.17l-5.58-5.59L4 12l8 8z',
  remove:
    'M19 6.41 17.59 5 12 10.59 6.41 5 5 6.41 10.59 12 5 17.59 6.41 19 12 13.41 17.59 19 19 17.59 13.41 12z',
};

interface ItemButtonProps {
  action: keyof typeof outlines;
  name: string;
  onClick: () => void;
}

/** Moves or removes an item of a list. */
export function ItemButton({ action, name, onClick }: ItemButtonProps) {
  return (
    <IconButton size="small" data-action={action} aria-label={name} title={name} onClick={onClick}>
      <SvgIcon fontSize="small">
        <path d={outlines[action]} />
      </SvgIcon>
    </IconButton>
  );
}
