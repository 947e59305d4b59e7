import type { Viewer } from '#domain/member/access.ts';
import type { ShownCurrency } from '#domain/product/currency.ts';
import type { Locale } from '#i18n/locales.ts';
import type { CarriedData } from './data/carried-data.ts';
import type { Outcome } from './screen.tsx';

/** What the server tells the browser so that it goes on without asking again. */
export type Boot = {
	mirroredChoice: Locale | undefined;
	storedCurrency: ShownCurrency | undefined;
	viewer: Viewer | null;
	outcome: Outcome;
	requestId: string;
	data: CarriedData;
};

export const bootId = 'boot';
