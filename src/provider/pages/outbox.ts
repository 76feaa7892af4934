import { html } from 'hono/html';
import type { MailList, SentMail } from '../store/invitations.ts';
import { layout, type Markup, moment, type ShownProduct } from './layout.ts';

/** The mails that the provider has sent, or would have, newest first. */
export function outboxPage(product: ShownProduct, { mails, sealedOtherwise }: MailList): Markup {
  const entries =
    mails.length === 0
      ? html`<p class="empty">No mail yet. Mails appear here once the <a href="${product.basePath}/">product</a> asks for one;
          without SMTP_URL, nothing leaves this machine.</p>`
      : html`<p class="hint">${mails.some(({ delivery }) => delivery) ? 'Mails without a state were not sent to anyone.' : 'Nothing here was sent to anyone.'} Reload this page to see new mails.</p>
          <ol class="entries">${mails.map((mail) => html`<li>${article(mail)}</li>`)}</ol>`;
  const lost =
    sealedOtherwise > 0 &&
    html`<p class="hint">Mails that can't be shown: ${sealedOtherwise}. They were encrypted with a key that this process does not have.</p>`;
  const content = html`<p class="hint">This page is for trying out: whoever opens it can use the links in the mails.</p>
    ${lost}${entries}`;
  return layout({
    product,
    title: 'Outbox',
    path: '/sandbox/outbox',
    json: '/sandbox/outbox.json',
    content,
  });
}

const states = { waiting: 'Waiting', delivered: 'Delivered', failed: 'Refused' };

function article({ to, subject, text, link, time, delivery }: SentMail): Markup {
  return html`<article>
    <h2>${subject}</h2>
    <dl>
      <div><dt>To</dt><dd>${to}</dd></div>
      <div><dt>Sent</dt><dd>${moment(time)}</dd></div>
      ${delivery && html`<div><dt>State</dt><dd>${states[delivery]}</dd></div>`}
    </dl>
    ${mailText(text, link)}
  </article>`;
}

/** Renders the text of an email with its link as an anchor, or the anchor below a text that does not contain it. */
function mailText(text: string, link: string): Markup {
  const anchor = html`<a href="${link}" rel="noreferrer">${link}</a>`;
  const start = text.indexOf(link);
  if (start < 0) return html`<p class="text">${text}</p><p class="text">${anchor}</p>`;
  return html`<p class="text">${text.slice(0, start)}${anchor}${text.slice(start + link.length)}</p>`;
}
