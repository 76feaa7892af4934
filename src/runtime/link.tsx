import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { Link as RouterLink, useLocation } from 'react-router-dom';

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  children: ReactNode;
}

/** A link of a definition: to a step (#...), to a screen (/...), or to another site. */
export function Link({ href, children, ...rest }: LinkProps) {
  const { search, hash } = useLocation();
  if (href.startsWith('#')) {
    return (
      <RouterLink {...rest} to={{ search, hash: href }} state={{ from: hash.slice(1) }}>
        {children}
      </RouterLink>
    );
  }
  if (href.startsWith('/') && !href.startsWith('//')) {
    return (
      <RouterLink {...rest} to={href}>
        {children}
      </RouterLink>
    );
  }
  return (
    <a {...rest} href={href} rel="noreferrer">
      {children}
    </a>
  );
}
