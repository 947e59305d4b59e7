import type { Editing } from '#contract/api/content.ts';
import type { ContentValue } from '#contract/api/content-values.ts';
import { type Texts, textsOf, writtenTexts } from '#ui/form/texts.ts';
import type { ContentValues } from '../../content/use-content-form.ts';

type ProviderContent = Extract<ContentValue, { kind: 'provider' }>['value'];

/** What travellers read of a house; its facts (`rest`) are its own to change, and go back as they came. */
export type ProviderValues = ContentValues & { rest: ProviderContent; texts: Texts<'name' | 'trade' | 'intro'> };

export function valuesOf({ latest, content }: Pick<Editing, 'latest' | 'content'>): ProviderValues {
	if (content.kind !== 'provider') throw new Error('no provider');
	const { value } = content;
	return {
		...{ base: latest, confirmed: [], rest: value },
		texts: textsOf(value.texts, { name: '', trade: '', intro: '' }),
	};
}

export const contentOf = ({ rest, texts }: ProviderValues): ContentValue => ({
	kind: 'provider',
	value: { ...rest, texts: writtenTexts(texts) },
});
