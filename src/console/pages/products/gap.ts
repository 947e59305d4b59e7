import type { Editing } from '#contract/api/content.ts';
import { consolePages } from '#contract/console-pages.ts';
import { isUnplaced } from '#domain/content/blank-content.ts';
import type { Locale } from '#i18n/locales.ts';
import type { Part } from './use-product-form.ts';

type Check = Editing['checks'][number]['check'];
type Gap = { part: Part; field?: string };

const byCheck: Partial<Record<Check, Gap>> = {
	price: { part: 'price', field: 'price.won' },
	'option-names': { part: 'price' },
	duration: { part: 'times', field: 'minutes' },
	schedule: { part: 'times', field: 'schedule.capacity' },
	steps: { part: 'times', field: 'stepTimes' },
	persons: { part: 'terms', field: 'maxPersons' },
	languages: { part: 'terms', field: 'languages' },
	food: { part: 'terms' },
	pictures: { part: 'photographs' },
	'picture-texts': { part: 'photographs' },
};

/** The first part that a language lacks; of what one language is enough for, in the one that has more of it. */
function textGap({ completeness }: Editing, languages: readonly Locale[]): Gap {
	for (const locale of languages) {
		const missing = completeness.fields.find(
			({ field, cells }) => cells[locale] === 'missing' && field !== 'pictures' && field !== 'options',
		);
		if (missing) return { part: 'texts', field: `texts.${locale}.${missing.field}` };
	}
	return { part: 'texts' };
}

function placeGap({ content, completeness: { percent } }: Editing): Gap {
	if (content.kind !== 'product') return { part: 'terms' };
	const { place } = content.value;
	if (!place.name.ko && !place.name.en)
		return { part: 'texts', field: `texts.${percent.en > percent.ko ? 'en' : 'ko'}.place` };
	if (place.hangul.trim() === '') return { part: 'terms', field: 'hangul' };
	return { part: 'terms', ...(isUnplaced(place) && { field: 'latitude' }) };
}

/** Where in the editor something that is missing is filled in. */
function gapOf(check: Check, editing: Editing): Gap {
	const { percent } = editing.completeness;
	if (check === 'texts') return textGap(editing, percent.en > percent.ko ? ['en'] : ['ko']);
	if (check === 'all-languages') return textGap(editing, ['ko', 'en', 'ru', 'th', 'vn', 'id']);
	if (check === 'place') return placeGap(editing);
	return byCheck[check] ?? { part: 'texts' };
}

const addressOf = (id: string, { part, field }: Gap): string => {
	const query = new URLSearchParams({ ...(part !== 'texts' && { part }), ...(field && { field }) });
	return `${consolePages.products.path}/${id}${query.size > 0 ? `?${query}` : ''}`;
};

export function gapAddress(check: Check, editing: Editing): string {
	// The papers are the house's: they are added where it keeps its profile.
	if (check === 'licences') return `${consolePages.profile.path}#partner-licences`;
	return addressOf(editing.id, gapOf(check, editing));
}

/** Parts of a text that are written beside what they name. */
const elsewhere: Partial<Record<string, Part>> = { pictures: 'photographs', options: 'price' };

/** Where a part of its texts is written in a language. */
export function cellAddress(id: string, field: string, locale: Locale): string {
	const part = elsewhere[field];
	return addressOf(id, part ? { part } : { part: 'texts', field: `texts.${locale}.${field}` });
}
