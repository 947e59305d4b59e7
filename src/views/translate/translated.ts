import type { TextReference } from '#contract/api/translation.ts';
import type { Locale } from '#i18n/locales.ts';

/** A text that may be translated on a click. */
export type Translated = {
	of: TextReference;
	/** Null where it is not known. */
	locale: Locale | null;
	texts: readonly string[];
	/** About health, or private: a translator that is not the operator's own is not given it. */
	isHealth: boolean;
	/** Whoever is logged in may ask the operator's translator. */
	isMember: boolean;
};
