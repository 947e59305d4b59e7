import type { Editing } from '#contract/api/content.ts';
import type { ContentValue } from '#contract/api/content-values.ts';
import { type Texts, textsOf, writtenTexts } from '#ui/form/texts.ts';
import type { ContentValues } from '../../content/use-content-form.ts';

export type TextValues = ContentValues & {
	/** A Korean day; empty is the day it goes out. */
	effectiveOn: string;
	isAdverse: boolean;
	texts: Texts<'title' | 'body'>;
};

export function valuesOf({
	latest,
	content,
	...more
}: Pick<Editing, 'latest' | 'content'> & Partial<Editing>): TextValues {
	if (content.kind !== 'page-text') throw new Error('no page text');
	const { effectiveOn, isAdverse = false, texts } = content.value;
	// A draft keeps its day; the next version begins on another one than the last.
	const isOut = more.published === latest;
	return {
		...{ base: latest, confirmed: [], texts: textsOf(texts, { title: '', body: '' }) },
		...{ effectiveOn: isOut ? '' : (effectiveOn ?? ''), isAdverse: isOut ? false : isAdverse },
	};
}

export const contentOf = ({ effectiveOn, isAdverse, texts }: TextValues): ContentValue => ({
	kind: 'page-text',
	value: {
		effectiveOn: effectiveOn === '' ? null : effectiveOn,
		...(isAdverse && { isAdverse }),
		texts: writtenTexts(texts),
	},
});
