import type { Gender } from '../member/member.ts';
import type { ProductTag, SpokenLanguage } from '../product/product.ts';
import { type HalalLevel, type NeedFlag, type NeedId, type Needs, needFlags, noNeeds } from './needs.ts';

/** What somebody looked for in a list, and what makes sense for the kind they found. */
type Sought = {
	tags: readonly ProductTag[];
	languages: readonly SpokenLanguage[];
	offered: readonly NeedId[];
	/** Of the guest: staff of women only is a wish for one's own gender where one is a woman. */
	gender?: Gender | null | undefined;
};

/** The strictest that each filter promises: nobody is asked about what was filtered by. */
const halalBy: Partial<Record<ProductTag, HalalLevel>> = {
	'halal-food': 'self-certified',
	'muslim-friendly': 'muslim-friendly',
};

const isWished = (flag: NeedFlag, { tags, gender }: Sought): boolean =>
	flag === 'same-gender-staff' ? gender === 'female' && tags.includes('women-staff') : tags.includes(flag);

/** What was looked for in a list is needed in what was found there: the form begins with it, and it can be taken away. */
export function needsByFilters(sought: Sought): Needs {
	const { tags, languages, offered } = sought;
	const halal = (['halal-food', 'muslim-friendly'] as const).find((tag) => tags.includes(tag));
	const [language, ...others] = languages;
	return {
		...noNeeds,
		halal: halal && offered.includes('halal') ? (halalBy[halal] ?? null) : null,
		flags: needFlags.filter((flag) => offered.includes(flag) && isWished(flag, sought)),
		// Who looked for several speaks several: which one is theirs to say.
		...(language && others.length === 0 && offered.includes('interpreter') && { interpreter: language }),
	};
}
