import { useContext, useEffect } from 'react';
import { reviewSections } from '../../core/review/review-sections.ts';
import { useHost, useTexts } from '../host.tsx';
import { answerId, ReviewView } from '../review/review-view.tsx';
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
  useReturn(wizard);
  const sourcesOf: WizardStore['sourcesOf'] = (form) => wizard.sourcesOf(form);
  return (
    <ReviewView
      sections={reviewSections(progress, { texts, language, filler, sourcesOf })}
      linkOf={({ id, title }, row) => {
        const linkId = `change-${id}${row?.pointer ?? ''}`;
        const follow = () => {
          wizard.followedLink = linkId;
          wizard.focusQuestion = row && focusLater(row.pointer);
        };
        return (
          <span style={sending ? hidden : undefined}>
            <Link
              href={`#${id}`}
              id={linkId}
              aria-describedby={row && answerId(row.pointer)}
              onClick={follow}
            >
              {texts.change}
              <VisuallyHidden as="span">
                {` ${row ? [row.label, row.heading].filter(Boolean).join(', ') : title}`}
              </VisuallyHidden>
            </Link>
          </span>
        );
      }}
    />
  );
}

/** Loads the code that moves focus to a question, and returns the function that does so. */
function focusLater(pointer: string): () => void {
  const loading = import('../form/field/focus-question.ts').catch(() => undefined);
  return () => void loading.then((code) => code?.focusQuestion(pointer));
}

/**
 * Moves focus back to the link that the visitor has followed, which screen readers read with the present answer. It takes
 * focus after the heading of the step.
 */
function useReturn(wizard: WizardStore) {
  useEffect(() => {
    const { followedLink } = wizard;
    wizard.followedLink = undefined;
    const link = followedLink ? document.getElementById(followedLink) : null;
    link?.focus({ preventScroll: true });
    link?.scrollIntoView({ block: 'center' });
  }, [wizard]);
}

/** Nothing moves while it is gone. */
const hidden = { visibility: 'hidden' } as const;
