import type { SiteFacts } from '#contract/api/site-facts.ts';
import { allLocales, type Locale } from '#i18n/locales.ts';
import type { Texts } from '#ui/form/texts.ts';

type Written = Record<Locale, string>;
type Station = { lines: string; name: Written; exit: string; way: Written };

/** As it is typed. Paths are those of the facts, so that what the server says of a field stands beside it. */
export type CompanyValues = {
	companyName: Written;
	representative: Written;
	privacyOfficer: Written;
	address: Written;
	mailOrderNumber: Written;
	businessNumber: string;
	tourismNumber: string;
	patientNumber: string;
	suretyWon: string;
	phone: string;
	fax: string;
	email: string;
	hosting: string;
	eraseAfterDays: string;
	isDemonstration: boolean;
	takesTransfers: boolean;
	transfer: { bank: Written; account: string; holder: string; swift: string };
	showsWay: boolean;
	visit: {
		hangulAddress: string;
		hangulHint: string;
		latitude: string;
		longitude: string;
		stations: Station[];
		buses: { stop: Written; stopHangul: string; routes: string; airport: Written };
		car: Written;
		hours: { from: string; to: string };
	};
};

type Known = { [One in Locale]?: string | undefined };

const written = (texts: Known | undefined): Written =>
	Object.fromEntries(allLocales.map((locale) => [locale, texts?.[locale] ?? ''])) as Written;

export const blankStation = (): Station => ({
	...{ lines: '', exit: '', name: written(undefined), way: written(undefined) },
});

const typedNumber = (number: number | undefined): string => (number === undefined ? '' : String(number));

function visitValues(visit: SiteFacts['visit']): CompanyValues['visit'] {
	const { stations = [], buses, hours, car, latitude, longitude, hangulAddress = '', hangulHint = '' } = visit ?? {};
	return {
		...{ hangulAddress, hangulHint, latitude: typedNumber(latitude), longitude: typedNumber(longitude) },
		stations: stations.map(({ lines, name, exit, way }) => ({
			...{ lines: lines.join(', '), exit, name: written(name), way: written(way) },
		})),
		buses: {
			...{ stop: written(buses?.stop), airport: written(buses?.airport) },
			...{ stopHangul: buses?.stopHangul ?? '', routes: buses?.routes.join(', ') ?? '' },
		},
		car: written(car),
		hours: hours ?? { from: '09:00', to: '18:00' },
	};
}

/** What stands in the form when it is opened; blanks where nobody has told anything yet. */
export function valuesOf(facts: SiteFacts | null): CompanyValues {
	const { bank, account = '', holder = '', swift = '' } = facts?.transfer ?? {};
	return {
		...{ companyName: written(facts?.companyName), representative: written(facts?.representative) },
		...{ privacyOfficer: written(facts?.privacyOfficer), address: written(facts?.address) },
		mailOrderNumber: written(facts?.mailOrderNumber),
		...{ businessNumber: facts?.businessNumber ?? '', tourismNumber: facts?.tourismNumber ?? '' },
		...{ patientNumber: facts?.patientNumber ?? '', suretyWon: typedNumber(facts?.suretyWon) },
		...{ phone: facts?.phone ?? '', fax: facts?.fax ?? '', email: facts?.email ?? '', hosting: facts?.hosting ?? '' },
		...{ eraseAfterDays: typedNumber(facts?.eraseAfterDays ?? 7), isDemonstration: facts?.isDemonstration ?? false },
		...{ takesTransfers: Boolean(facts?.transfer), transfer: { bank: written(bank), account, holder, swift } },
		...{ showsWay: Boolean(facts?.visit), visit: visitValues(facts?.visit ?? null) },
	};
}

/** Korean and English always, so that a missing one is found; the others only where they are written. */
function textsOf(texts: Written): SiteFacts['companyName'] {
	const others = allLocales.filter((locale) => locale !== 'ko' && locale !== 'en' && texts[locale].trim() !== '');
	return { ko: texts.ko, en: texts.en, ...Object.fromEntries(others.map((locale) => [locale, texts[locale]])) };
}

const numberIn = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text.replace(/[,\s]/g, '')));
const partsIn = (text: string): string[] => text.split(/[,\s]+/).filter((part) => part !== '');

function visitOf(visit: CompanyValues['visit']): NonNullable<SiteFacts['visit']> {
	const { latitude, longitude, stations, buses, car } = visit;
	return {
		...visit,
		...{ latitude: numberIn(latitude), longitude: numberIn(longitude), car: textsOf(car) },
		stations: stations.map(({ lines, name, exit, way }) => ({
			...{ lines: partsIn(lines), name: textsOf(name), exit, way: textsOf(way) },
		})),
		buses: {
			...{ stop: textsOf(buses.stop), airport: textsOf(buses.airport) },
			...{ stopHangul: buses.stopHangul, routes: partsIn(buses.routes) },
		},
	};
}

/** What is sent: a number that is none is found by the contract's schema. */
export function factsOf({ takesTransfers, showsWay, ...values }: CompanyValues): SiteFacts {
	const { bank, swift, ...account } = values.transfer;
	return {
		...values,
		...{ companyName: textsOf(values.companyName), representative: textsOf(values.representative) },
		...{ privacyOfficer: textsOf(values.privacyOfficer), address: textsOf(values.address) },
		mailOrderNumber: textsOf(values.mailOrderNumber),
		...{ suretyWon: numberIn(values.suretyWon), eraseAfterDays: numberIn(values.eraseAfterDays) },
		transfer: takesTransfers
			? { bank: textsOf(bank), ...account, ...(swift.trim() !== '' && { swift: swift.trim() }) }
			: null,
		visit: showsWay ? visitOf(values.visit) : null,
	};
}

/** A list is typed in one field: what is wrong with one of its signs stands there. */
export const fieldOf = (at: string): string => {
	const field = at.replace(/^facts\./, '').replace(/\.(lines|routes)\.\d+$/, '.$1');
	// Whether there is an account at all is a box of its own.
	return field === 'transfer' ? 'takesTransfers' : field;
};

const localeAtEnd = (field: string): Locale | undefined => allLocales.find((locale) => field.endsWith(`.${locale}`));

/** A field's own name, and its language where it has one: `visit.stations.0.name.ko` is a name in Korean. */
export function namedPart(field: string): { part: string; locale: Locale | undefined } {
	const locale = localeAtEnd(field);
	const words = field.split('.').slice(0, locale ? -1 : undefined);
	return { part: words.findLast((word) => !/^\d+$/.test(word)) ?? field, locale };
}

/** What tabs of languages ask for: `texts.ru.companyName`. */
export const asTextPath = (field: string): string => {
	const locale = localeAtEnd(field);
	return locale ? `texts.${locale}.${field.slice(0, -locale.length - 1)}` : field;
};

/** Several texts side by side, by language. */
export const byLanguage = (texts: Record<string, Written>): Texts<string> =>
	Object.fromEntries(
		allLocales.map((locale) => [
			locale,
			Object.fromEntries(Object.entries(texts).map(([part, words]) => [part, words[locale]])),
		]),
	) as Texts<string>;
