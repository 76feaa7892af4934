import { html } from 'hono/html';
import type { ShownDelivery } from '../store/deliveries.ts';
import { layout, type Markup, moment, type ShownProduct } from './layout.ts';

/** The deliveries to receivers and mail servers, newest first, each with a button that sends it again. */
export function deliveriesPage(
  product: ShownProduct,
  deliveries: ShownDelivery[],
  now: Date,
): Markup {
  const stopped = deliveries.filter(({ state }) => state === 'stopped');
  const content =
    deliveries.length === 0
      ? html`<p class="empty">No delivery yet. Applications appear here with WEBHOOK_URL, and emails with SMTP_URL.</p>`
      : html`${stopped.length > 0 && stopNotice(stopped, now)}
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

function stopNotice(stopped: ShownDelivery[], now: Date): Markup {
  const [since] = stopped.flatMap(({ failedAt }) => failedAt ?? []).sort();
  return html`<p><strong>The receiver has answered that it wants no more webhooks (status 410), so none is sent to it.</strong>
  ${since && html`This was ${ago(since, now)}, at ${moment(since)}.`}
  They wait here, and their applications are stored beyond APPLICATION_DAYS. To go on, send one of them again; a start of the
  provider tries one too.</p>`;
}

const relative = new Intl.RelativeTimeFormat('en');

/** Returns how long ago a moment was, in the largest unit that it fills: "3 days ago". */
function ago(time: string, now: Date): string {
  const minutes = Math.floor((now.getTime() - Date.parse(time)) / 60_000);
  if (minutes < 60) return relative.format(-minutes, 'minute');
  const hours = Math.floor(minutes / 60);
  return hours < 24
    ? relative.format(-hours, 'hour')
    : relative.format(-Math.floor(hours / 24), 'day');
}

const states = { waiting: 'Waiting', stopped: 'Stopped', delivered: 'Delivered', failed: 'Failed' };

function article(delivery: ShownDelivery, product: ShownProduct): Markup {
  const { id, kind, call, reference, state, attempts, time } = delivery;
  const { messageId, deliveredAt, nextTry, failure, failedAt } = delivery;
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
      ${failedAt && row('Failed', moment(failedAt))}
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
