import { readFileSync } from 'node:fs';
import compile from 'icu-minify/compile';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Messages } from '#i18n/messages.ts';
import { TranslationsProvider } from '#ui/translations.tsx';
import { FreeCancellation } from './free-cancellation.tsx';

const { freeUntil, freeOnSite } = JSON.parse(
	readFileSync(new URL('../../i18n/messages/en/product-detail.json', import.meta.url), 'utf8'),
).panel;
const messages = {
	product: { panel: { freeUntil: compile(freeUntil), freeOnSite: compile(freeOnSite) } },
} as unknown as Partial<Messages>;

const product = { kind: 'day-tour', cancellation: 'day-tour', depositFromWon: 20_000 } as const;

const textOf = (total: number | undefined, on: string | undefined) =>
	renderToStaticMarkup(
		<TranslationsProvider locale="en" messages={messages}>
			<FreeCancellation
				product={product}
				service={on ? { on, time: '09:00' } : undefined}
				total={total}
				ownTimeClass=""
			>
				{(sentence) => <p>{sentence}</p>}
			</FreeCancellation>
		</TranslationsProvider>,
	);

test('what is paid on site is free until the start, whatever the scale says', () => {
	expect(textOf(30_000, '2040-10-15')).toBe('<p>Free cancellation until the start: you pay on site.</p>');
});

test('what is paid by transfer is free until the scale’s last day', () => {
	expect(textOf(400_000, '2040-10-15')).toContain('Free cancellation until 2040.10.12, 23:59 KST.');
});

test('nothing is said before a day is chosen, or when that has passed', () => {
	expect(textOf(400_000, undefined)).toBe('');
	expect(textOf(400_000, '2020-10-15')).toBe('');
});
