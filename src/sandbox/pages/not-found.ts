import { html } from 'hono/html';
import { layout, type Markup } from './layout.ts';

export function notFoundPage(product: string): Markup {
  const content = html`<p class="empty">The sandbox has an <a href="/sandbox/outbox">outbox</a> and
    <a href="/sandbox/applications">applications</a>.</p>`;
  return layout({ product, title: 'The sandbox has no such page', path: '', content });
}
