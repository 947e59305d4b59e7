import { type SpokenLanguage, spokenLanguages } from '#domain/product/product.ts';
import { Select } from '#ui/select.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useNeedHint } from './use-need-hint.ts';
import type { ReservationFormState } from './use-reservation-form.ts';

const noWish = 'none';

/** In which language somebody is to guide or interpret: one that is offered, or another that is asked for. */
export function LanguageField({ form }: { form: ReservationFormState }) {
	const t = useTranslations('reservation');
	const hint = useNeedHint(form);
	const { languages } = form.product;
	const { needs } = form.values;
	const name = (language: SpokenLanguage) => t(`spoken.${language}`);
	const others = spokenLanguages.filter((one) => !languages.includes(one));
	return (
		<Select
			id="field-needs-interpreter"
			name="needs.interpreter"
			label={t('form.interpreter')}
			isLabelShown
			hint={hint('interpreter')}
			value={needs.interpreter ?? noWish}
			options={[
				{ value: noWish, label: t('form.interpreterNone') },
				...languages.map((value) => ({ value, label: name(value) })),
				...others.map((value) => ({ value, label: t('form.interpreterAsk', { language: name(value) }) })),
			]}
			onChange={(value) =>
				form.change({ needs: { ...needs, interpreter: value === noWish ? undefined : (value as SpokenLanguage) } })
			}
		/>
	);
}
