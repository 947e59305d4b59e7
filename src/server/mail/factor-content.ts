import type { Locale } from '#i18n/locales.ts';
import type { FactorMailData } from './factor-templates.ts';
import { sayMoment } from './mail-moment.ts';
import type { Parts } from './mail-parts.ts';
import type { mailWords } from './mail-words.ts';

type Words = ReturnType<typeof mailWords>;
type Template = keyof FactorMailData;

/** Each warns: whoever did not do this has to act. */
const warning = ({ name, link, forgotLink }: FactorMailData['factors-removed'], t: Words): Parts => ({
	...{ reason: 'account', name, isWarning: true, hasContact: true },
	button: { label: t('factor.look'), link },
	other: { text: t('factor.notYou'), link: forgotLink },
});

type Removed = Pick<FactorMailData['factor-added'], 'factor' | 'label'>;
const what = ({ factor, label }: Removed, t: Words) => ({
	factor,
	facts: label === '' ? [] : [{ label: t('factor.label'), value: label }],
});

export const factorParts: { [Name in Template]: (data: FactorMailData[Name], t: Words, locale: Locale) => Parts } = {
	'new-device': (data, t, locale) => ({
		...warning(data, t),
		facts: [
			{ label: t('factor.device'), value: data.device === '' ? t('factor.unknown') : data.device },
			{ label: t('factor.at'), value: sayMoment(data.at, locale) },
		],
	}),
	'factor-added': (data, t) => {
		const { factor, facts } = what(data, t);
		return { ...warning(data, t), values: { factor }, facts };
	},
	'factor-removed': (data, t) => {
		const { factor, facts } = what(data, t);
		return { ...warning(data, t), values: { factor, last: data.isLast ? 'yes' : 'no' }, facts };
	},
	'factors-removed': warning,
	'recovery-used': (data, t) => ({ ...warning(data, t), values: { left: data.left } }),
	'recovery-renewed': warning,
};
