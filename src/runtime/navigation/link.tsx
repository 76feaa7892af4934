import { type AnchorHTMLAttributes, type MouseEvent, type ReactNode, useContext } from 'react';
import { useHref, useLocation } from 'react-router-dom';
import { GateContext, useGo } from './gate.ts';

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  children: ReactNode;
}

/** A link of a definition: to a step (#...), to a screen (/...), or to another site. */
export function Link({ href, children, ...rest }: LinkProps) {
  const { hash } = useLocation();
  const isStep = href.startsWith('#');
  if (isStep || (href.startsWith('/') && !href.startsWith('//'))) {
    return (
      <RoutedLink {...rest} to={href} state={isStep ? { from: hash.slice(1) } : undefined}>
        {children}
      </RoutedLink>
    );
  }
  return (
    <a {...rest} href={href} rel="noreferrer">
      {children}
    </a>
  );
}

interface RoutedLinkProps extends Omit<LinkProps, 'href'> {
  to: string;
  state?: unknown;
}

/** A link that is followed inside the page. React Router's Link also bundles route prefetching (3 kB). */
function RoutedLink({ to, state, onClick, children, ...rest }: RoutedLinkProps) {
  const href = useHref(to);
  const isStep = to.startsWith('#');
  const gate = useContext(GateContext);
  const go = useGo(gate);
  const approach = () => gate?.approach(to);
  return (
    <a
      {...rest}
      // The query of a step's address may hold a secret: the browser adds it.
      href={isStep ? to : href}
      onPointerEnter={approach}
      onFocus={approach}
      onClick={(event) => {
        if (event.defaultPrevented || opensElsewhere(event)) return;
        onClick?.(event);
        event.preventDefault();
        // Like a browser, adds no entry for the address that the page has already.
        const replace = event.currentTarget.href === window.location.href;
        void go(isStep ? window.location.search + to : to, { state, replace });
      }}
    >
      {children}
    </a>
  );
}

/** Returns whether the browser is to open a link in another tab or window, or to store what is there. */
const opensElsewhere = ({
  button,
  metaKey,
  altKey,
  ctrlKey,
  shiftKey,
  currentTarget: { target },
}: MouseEvent<HTMLAnchorElement>): boolean =>
  button !== 0 || metaKey || altKey || ctrlKey || shiftKey || (target !== '' && target !== '_self');
