import { Fragment, type ReactNode } from 'react';
import type { ReviewRow, ReviewSection } from '../../core/review/review-sections.ts';
import { unbroken } from '../ui/unbroken.ts';

interface ReviewViewProps {
  sections: ReviewSection[];
  /** Returns the link beside the title of a section, or beside an answer of it. */
  linkOf?: (
    section: ReviewSection,
    row?: ReviewRow & { heading?: string | undefined },
  ) => ReactNode;
}

/** Returns the id of the element with an answer. */
export const answerId = (pointer: string): string => `answer${pointer}`;

/** Shows answers with their questions, below a heading of the second level. */
export function ReviewView({ sections, linkOf }: ReviewViewProps) {
  return sections.map((section) => {
    const { id, title, blocks } = section;
    const GroupHeading = title === undefined ? 'h3' : 'h4';
    return (
      <section
        key={id}
        className="review"
        aria-labelledby={title === undefined ? undefined : `review-${id}`}
      >
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
              {rows.map((row) => (
                <div key={row.pointer}>
                  <dt>{row.label}</dt>
                  <dd id={linkOf && answerId(row.pointer)}>
                    {row.picture ? <img src={row.picture} alt={row.text} /> : unbroken(row.text)}
                  </dd>
                  {linkOf && <dd>{!row.calculated && linkOf(section, { ...row, heading })}</dd>}
                </div>
              ))}
            </dl>
          </Fragment>
        ))}
      </section>
    );
  });
}
