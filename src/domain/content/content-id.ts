import { areaSlugs } from '../area/areas.ts';

/** Revised Romanisation, sign by sign: good enough to be read in an address, by rule and without a dictionary. */
const initials = 'g kk n d tt r m b pp s ss  j jj ch k t p h'.split(' ');
const vowels = 'a ae ya yae eo e yeo ye o wa wae oe yo u wo we wi yu eu ui i'.split(' ');
const finals = ' k k k n n n t l k m l l l p l m p p t t ng t t k t p t'.split(' ');
const firstSyllable = 0xac00;
const lastSyllable = 0xd7a3;

const romanised = (text: string): string =>
	[...text.normalize('NFC')]
		.map((sign) => {
			const code = sign.codePointAt(0) ?? 0;
			if (code < firstSyllable || code > lastSyllable) return sign;
			const at = code - firstSyllable;
			const [initial, vowel, final] = [Math.floor(at / 588), Math.floor((at % 588) / 28), at % 28];
			return `${initials[initial]}${vowels[vowel]}${finals[final]}`;
		})
		.join('');

const longest = 60;

const slugOf = (name: string): string =>
	romanised(name)
		.normalize('NFD')
		.replace(/\p{Mn}/gu, '')
		.toLowerCase()
		.replace(/['’]/g, '')
		.replace(/[^a-z0-9]+/g, '-')
		.replace(/^-+|-+$/g, '')
		.slice(0, longest)
		.replace(/-+$/, '');

/** Words that an address has already beside an id, or that would be taken for something else. */
const reserved: readonly string[] = [
	...areaSlugs,
	...[
		'reserve',
		'write-rating',
		'detail',
		'new',
		'edit',
		'draft',
		'list',
		'files',
		'search',
		'all',
		'api',
		'console',
		'admin',
	],
	...['null', 'undefined', 'true', 'false', 'constructor', 'prototype'],
];

/** What an id begins with: the English name, else the Korean one as it sounds, else what it is. */
export function idStem(names: { en?: string | undefined; ko?: string | undefined }, fallback: string): string {
	const slug = [names.en ?? '', names.ko ?? ''].map(slugOf).find((word) => word.length >= 3 && /[a-z]/.test(word));
	return slug ?? fallback;
}

/** The first id of this stem that is free and no reserved word. Once given it stays, whatever the name becomes. */
export function freeId(stem: string, taken: ReadonlySet<string>): string {
	for (let count = 1; ; count += 1) {
		const id = count === 1 ? stem : `${stem}-${count}`;
		if (!taken.has(id) && !reserved.includes(id)) return id;
	}
}
