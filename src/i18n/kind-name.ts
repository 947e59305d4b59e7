import type { TranslatorOf } from './translator.ts';

/**
 * What a kind of product is called. Kinds come as text, from the database and from addresses; that every one has a name in
 * every language is tested (tests/architecture/areas.test.ts), so this is the one place that takes a text for one.
 */
export function kindNameIn(say: TranslatorOf): (kind: string) => string {
	const t = say('product.kind');
	return (kind) => t(kind as 'hotel');
}
