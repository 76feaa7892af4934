import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { type To, useHref, useLinkClickHandler, useLocation } from 'react-router-dom';

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  children: ReactNode;
}

/** A link of a definition: to a step (#...), to a screen (/...), or to another site. */
export function Link({ href, children, ...rest }: LinkProps) {
  const { search, hash } = useLocation();
  if (href.startsWith('#')) {
    return (
      <RoutedLink {...rest} to={{ search, hash: href }} state={{ from: hash.slice(1) }}>
        {children}
      </RoutedLink>
    );
  }
  if (href.startsWith('/') && !href.startsWith('//')) {
    return (
      <RoutedLink {...rest} to={href}>
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
  to: To;
  state?: unknown;
}

/** A link that the router follows. React Router's Link also bundles route prefetching (3 kB). */
function RoutedLink({ to, state, onClick, children, ...rest }: RoutedLinkProps) {
  const href = useHref(to);
  const follow = useLinkClickHandler(to, { state, target: rest.target });
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    >
      {children}
    </a>
  );
}
