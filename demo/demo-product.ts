import type { Schedule } from '#domain/availability/schedule.ts';
import type { ContentLocale, LocaleText } from '#domain/kernel/locale-text.ts';
import type { Care } from '#domain/product/care.ts';
import type { ProductPlace, Spot } from '#domain/product/meeting-place.ts';
import type { PriceList } from '#domain/product/price.ts';
import type {
	ConfirmationMode,
	ProductTag,
	ProductText,
	Region,
	SpokenLanguage,
	Stars,
} from '#domain/product/product.ts';
import type { CancellationScaleId } from '#domain/reservation/cancellation.ts';

/** A guest's word, in the guest's own language; `daysAgo` before the installation, so that it never looks stale. */
type DemoRating = {
	author: string;
	country: string;
	locale: ContentLocale;
	daysAgo: number;
	stars: Stars;
	text: string;
	/** What the provider said to it, a while later. */
	reply?: { daysAgo: number; text: string };
};

/** A place named in every language. */
export type DemoSpot = Spot & { name: Record<ContentLocale, string> };

export type DemoProduct = {
	id: string;
	kind: string;
	provider: string;
	/** Names of drawn pictures, `<scene>-<palette>-<number>`; the first is this product's own. */
	pictures: string[];
	region: Region;
	place: ProductPlace & DemoSpot;
	/** How long it takes; nights for what goes over night. */
	duration: { minutes: number } | { nights: number };
	languages: SpokenLanguage[];
	tags: ProductTag[];
	price: PriceList;
	schedule: Schedule;
	confirmation: ConfirmationMode;
	/** Where it differs from its kind's. */
	cancellation?: CancellationScaleId;
	/** A deposit below this is not worth a transfer from abroad: all is paid on site. */
	depositFromWon?: number;
	persons: { min: number; max: number };
	/** As its words under “good to know” have it; left out where it asks nothing of other days. */
	care?: Care;
	/** Times of `steps`, parallel to them; null where a step has none. */
	stepTimes: (string | null)[];
	texts: Record<ContentLocale, ProductText & Required<Pick<ProductText, 'alsoCalled'>>>;
	ratings: DemoRating[];
};

export type DemoProvider = {
	id: string;
	name: Record<ContentLocale, string>;
	intro: Record<ContentLocale, string>;
	/** What it is: "Private guides, Seoul". */
	trade: LocaleText & Record<ContentLocale, string>;
	region: Region;
	languages: SpokenLanguage[];
	/** `portrait-<number>`. */
	portrait: string;
	answersWithinHours: number;
	foundedYear: number;
	/** Foreign-patient registration, without which no clinic may be shown. */
	patientRegistration?: { number: string; yearsValid: number };
	isAgency?: boolean;
};
