import { expect, test } from 'vitest';
import { askedIn, editorAddress, translationAddress } from './translation-address.ts';

test('what is looked at stands in the address, and comes back from it', () => {
	const asked = { kind: 'notice', to: 'th', scope: 'all' } as const;
	const address = translationAddress(asked);
	expect(address).toBe('/console/translations?kind=notice&to=th&scope=all');
	expect(askedIn(new URLSearchParams(address.split('?')[1]))).toEqual(asked);
	expect(translationAddress({ scope: 'open' })).toBe('/console/translations');
	expect(translationAddress({ to: 'ru' }, 'files')).toBe('/console/translations?view=files&to=ru');
	expect(askedIn(new URLSearchParams('kind=magic&to=fr&scope=some'))).toEqual({
		...{ kind: undefined, to: undefined, scope: 'open' },
	});
});

test('a row leads to the first text that is missing, in the editor of its kind', () => {
	const at = (kind: Parameters<typeof editorAddress>[0]['kind'], field: string | undefined) =>
		editorAddress({ kind, id: 'one', to: 'vn', field });
	expect(at('product', 'summary')).toBe('/console/products/one?field=texts.vn.summary');
	expect(at('product', 'options')).toBe('/console/products/one?part=price');
	expect(at('promotion', 'lead')).toBe('/console/promotions/one?part=texts&field=texts.vn.lead');
	expect(at('provider', undefined)).toBe('/console/providers/one?field=texts.vn.name');
	expect(at('notice', undefined)).toBe('/console/notices/one?field=texts.vn.title');
	expect(at('page-text', 'body')).toBe('/console/texts/one?field=texts.vn.body');
});
