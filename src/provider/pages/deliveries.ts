import { html } from 'hono/html';
import type { ShownDelivery } from '../store/deliveries.ts';
import { layout, type Markup, moment, type ShownProduct } from './layout.ts';

/** The deliveries to receivers and mail servers, newest first, each with a button that sends it again. */
export function deliveriesPage(product: ShownProduct, deliveries: ShownDelivery[]): Markup {
  const content =
    deliveries.length === 0
      ? html`<p class="empty">No delivery yet. Applications appear here with WEBHOOK_URL, and emails with SMTP_URL.</p>`
      : html`${deliveries.some(({ state }) => state === 'stopped') && stopNotice}
          <p class="hint">Reload this page to see new deliveries and how they ended.</p>
          <ol class="entries">${deliveries.map((one) => html`<li>${article(one, product)}</li>`)}</ol>`;
  return layout({
    product,
    title: 'Deliveries',
    path: '/sandbox/deliveries',
    json: '/sandbox/deliveries.json',
    content,
  });
}

const stopNotice = html`<p><strong>The receiver has answered that it wants no more webhooks (status 410), so none is sent to it.</strong>
  They wait here. To go on, send one of them again; a start of the provider tries one too.</p>`;

const states = { waiting: 'Waiting', stopped: 'Stopped', delivered: 'Delivered', failed: 'Failed' };

function article(delivery: ShownDelivery, product: ShownProduct): Markup {
  const { id, kind, call, reference, state, attempts, time } = delivery;
  const { messageId, deliveredAt, nextTry, failure } = delivery;
  return html`<article>
    <h2>${kind === 'webhook' ? 'Webhook' : 'Mail'} ${id}: ${states[state]}</h2>
    <dl class="answers">
      ${call && row('Call', call)}
      ${reference && row('Reference', reference)}
      ${row('Message id', messageId)}
      ${row('Made', moment(time))}
      ${row('Tries', String(attempts))}
      ${deliveredAt && row('Delivered', moment(deliveredAt))}
      ${failure && row('Last failure', failure)}
      ${nextTry && row('Next try', moment(nextTry))}
    </dl>
    ${delivery.isReplaced ? html`<p class="hint">A later one of the same application has replaced it.</p>` : sendButton(delivery, product)}
  </article>`;
}

const row = (name: string, value: string | Markup) =>
  html`<div><dt>${name}</dt><dd>${value}</dd></div>`;

const sendButton = ({ id, kind, state }: ShownDelivery, { basePath }: ShownProduct): Markup =>
  html`<form method="post" action="${basePath}/sandbox/deliveries/${id}/send">
    <button aria-label="${state === 'waiting' ? 'Send now' : 'Send again'}: ${kind} ${id}">${state === 'waiting' ? 'Send now' : 'Send again'}</button>
  </form>`;
