import type { Gender } from '../member/member.ts';
import type { ProductTag, SpokenLanguage } from '../product/product.ts';
import { type HalalLevel, type NamedNeed, type NeedId, type Needs, namedNeeds } from './needs.ts';

/** What a product says of itself, and whom it is for. */
export type Offered = {
	tags: readonly ProductTag[];
	languages: readonly SpokenLanguage[];
	/** Of the lead guest, where it is known. */
	gender?: Gender | null | undefined;
};

/** The grades a tag promises. No tag tells of a certificate: whoever needs one has it asked for. */
const halalBy: Partial<Record<ProductTag, readonly HalalLevel[]>> = {
	'halal-food': ['self-certified', 'muslim-friendly', 'pork-free'],
	'muslim-friendly': ['muslim-friendly', 'pork-free'],
};

/** Whether what a product promises meets a need; else its provider is asked. */
export function isCovered(need: NamedNeed, { tags, languages, gender }: Offered): boolean {
	switch (need.id) {
		case 'halal':
			return tags.some((tag) => halalBy[tag]?.includes(need.level));
		case 'same-gender-staff':
			return gender === 'female' && tags.includes('women-staff');
		// A lift or a ramp for what cannot be folded is nothing a tag says, nor how many there is room for.
		case 'wheelchair':
			return need.kind !== 'electric' && (need.count ?? 1) === 1 && tags.includes('wheelchair');
		case 'interpreter':
			return languages.includes(need.language);
		case 'child-seats':
			return false;
		default:
			return tags.includes(need.id);
	}
}

export const uncoveredNeeds = (needs: Needs, offered: Offered): NeedId[] =>
	namedNeeds(needs).flatMap((need) => (isCovered(need, offered) ? [] : [need.id]));
