import type { ReactNode } from 'react';
import type { AnyQuery } from '#site/page-module.ts';
import type { ConsultationConsent } from './consultation-queries.ts';

/** The texts one agrees to are another noun's: the page brings them. */
export type ConsentTexts = {
	query: (consent: ConsultationConsent) => AnyQuery;
	sheet: (consent: ConsultationConsent, onClose: () => void) => ReactNode;
};
