import { useContext } from 'react';
import { useHost, useTexts } from '../host.tsx';
import { reviewSections } from '../review/review-sections.ts';
import { ReviewView } from '../review/review-view.tsx';
import { useStore } from '../state/use-store.ts';
import { TextFillerContext, useFill } from '../text/text-filler.ts';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import type { WizardStore } from './wizard-store.ts';

/** All answers of the visible steps, with a link back to each step and to each of its questions. */
export function Review({ wizard }: { wizard: WizardStore }) {
  const progress = useStore(wizard, (state) => state);
  const sending = useStore(wizard.submission, (state) => state.sending);
  const texts = useTexts();
  const { Link, language } = useHost();
  const filler = useContext(TextFillerContext);
  useFill();
  const sourcesOf: WizardStore['sourcesOf'] = (form) => wizard.sourcesOf(form);
  return (
    <ReviewView
      sections={reviewSections(progress, { texts, language, filler, sourcesOf })}
      linkOf={({ id, title }, row) => (
        <span style={sending ? hidden : undefined}>
          <Link href={`#${id}`} onClick={() => wizard.focusAtOpening(row?.pointer)}>
            {texts.change}
            <VisuallyHidden as="span">
              {` ${row ? [row.label, row.heading].filter(Boolean).join(', ') : title}`}
            </VisuallyHidden>
          </Link>
        </span>
      )}
    />
  );
}

/** Nothing moves while it is gone. */
const hidden = { visibility: 'hidden' } as const;
