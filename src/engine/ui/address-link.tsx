import type { AllowedAddresses } from '../../compiled/screen.ts';
import { allowedAddress } from '../../core/response-address.ts';
import { useHost, useTexts } from '../host.tsx';
import { type AddressLinkProps, useFill } from '../text/text-filler.ts';
import { Button } from './button.tsx';
import { NewTab } from './rich-text.tsx';

/**
 * Returns a link to an address that a response names. Where that is missing, or where visitors may not be led to it, the
 * text says so.
 */
export const addressLink = (addresses: AllowedAddresses) =>
  function AddressLink({ text, href, newTab, download, isButton }: AddressLinkProps) {
    const texts = useTexts();
    const { Link } = useHost();
    const fill = useFill();
    const named = fill(href);
    // The build knows no response, and no address of the page.
    const address =
      named === ''
        ? undefined
        : allowedAddress(named, addresses, window.location.href, download !== undefined);
    if (address === undefined) {
      return (
        <span>
          {fill(text)} {texts.linkUnavailable}
        </span>
      );
    }
    const target = { href: address, download, ...(newTab && { target: '_blank' }) };
    return isButton ? (
      <Button {...{ as: Link, ...target }}>{fill(text)}</Button>
    ) : (
      <Link {...target}>
        {text}
        {newTab && <NewTab>{texts.newTab}</NewTab>}
      </Link>
    );
  };
