import { styled } from '@mui/material/styles';
import { Fragment, type ReactNode } from 'react';
import { space } from '../ui/tokens.ts';
import type { ReviewSection } from './review-sections.ts';

interface ReviewViewProps {
  sections: ReviewSection[];
  /** Returns the link beside the title of a section. */
  linkOf?: (section: ReviewSection) => ReactNode;
}

/** Shows answers with their questions, below a heading of the second level. */
export function ReviewView({ sections, linkOf }: ReviewViewProps) {
  return sections.map((section) => {
    const { id, title, blocks } = section;
    const GroupHeading = title === undefined ? 'h3' : 'h4';
    return (
      <Section key={id} aria-labelledby={title === undefined ? undefined : `review-${id}`}>
        {title !== undefined && (
          <header>
            <h3 id={`review-${id}`}>{title}</h3>
            {linkOf?.(section)}
          </header>
        )}
        {blocks.map(({ heading, rows }) => (
          <Fragment key={rows[0]?.pointer}>
            {heading && <GroupHeading>{heading}</GroupHeading>}
            <dl>
              {rows.map(({ pointer, label, text, picture }) => (
                <div key={pointer}>
                  <dt>{label}</dt>
                  <dd>{picture ? <img src={picture} alt={text} /> : text}</dd>
                </div>
              ))}
            </dl>
          </Fragment>
        ))}
      </Section>
    );
  });
}

const Section = styled('section')(({ theme }) => ({
  margin: `${space.xl} 0`,
  '& header': {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    borderBottom: `1px solid ${theme.vars?.palette.divider}`,
  },
  '& header a': { paddingBlock: space.s, marginBlock: -8 },
  '& header h3': { ...theme.typography.h3, margin: `0 0 ${space.s}` },
  '& > h3, & > h4': {
    ...theme.typography.body1,
    fontWeight: 650,
    margin: `${space.l} 0 ${space.xs}`,
  },
  '& dl': { margin: 0 },
  // Sets rows outside of any group apart from the group before them.
  '& dl + dl': { marginTop: space.xl },
  '& dl > div': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
    gap: space.l,
    padding: `${space.s} 0`,
    borderBottom: `1px solid ${theme.vars?.palette.divider}`,
  },
  '& dt': { color: theme.vars?.palette.text.secondary },
  '& dd': { margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
  // As wide as it was drawn at most.
  '& dd > img': { display: 'block', maxWidth: '100%', maxHeight: 120, background: '#fff' },
  '@media print': {
    '& header a': { display: 'none' },
    '& header, & > h3, & > h4': { breakAfter: 'avoid' },
    '& dl > div': { breakInside: 'avoid' },
  },
}));
