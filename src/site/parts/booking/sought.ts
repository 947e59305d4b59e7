import { type ProductTag, productTags, type SpokenLanguage, spokenLanguages } from '#domain/product/product.ts';

/** What of a list's filters goes along to a product and its form: what somebody needs, whoever offers it. */
export type Sought = { tags: readonly ProductTag[]; languages: readonly SpokenLanguage[] };

export function soughtIn(search: URLSearchParams): Sought {
	const named = (name: string) => (search.get(name) ?? '').split(',');
	const [tags, languages] = [named('tags'), named('languages')];
	return {
		tags: productTags.filter((tag) => tags.includes(tag)),
		languages: spokenLanguages.filter((language) => languages.includes(language)),
	};
}

const joined = (values: readonly string[]) => (values.length > 0 ? values.join(',') : undefined);

/** As it stands in an address; nothing where nothing was looked for. */
export const soughtQuery = ({ tags, languages }: Sought) => ({ tags: joined(tags), languages: joined(languages) });
