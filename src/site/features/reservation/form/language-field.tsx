import { type SpokenLanguage, spokenLanguages } from '#domain/product/product.ts';
import { languageInside, languageList } from '#i18n/language-list.ts';
import { PageLink } from '#site/router/page-link.tsx';
import { useLocale } from '#site/shell/site-context.tsx';
import { Note } from '#ui/note.tsx';
import { Select } from '#ui/select.tsx';
import { useTranslations } from '#ui/translations.tsx';
import styles from './reservation-form.module.css';
import { useNeedHint } from './use-need-hint.ts';
import type { ReservationFormState } from './use-reservation-form.ts';

const noWish = 'none';

/** In which language somebody is to guide or interpret: one that is offered, or another that is asked for. */
export function LanguageField({ form }: { form: ReservationFormState }) {
	const t = useTranslations('reservation');
	const product = useTranslations('product');
	const own = useLocale() as SpokenLanguage;
	const hint = useNeedHint(form);
	const { languages, area, kind } = form.product;
	const { needs } = form.values;
	const name = (language: SpokenLanguage) => t(`spoken.${language}`);
	const others = spokenLanguages.filter((one) => !languages.includes(one));
	return (
		<div className={styles.stack}>
			{!languages.includes(own) && (
				<Note tone="warn">
					{t('form.noOwnLanguage', {
						language: languageInside(name(own)),
						languages: languageList(languages.map(name)),
					})}{' '}
					<PageLink page="productList" params={{ area }} query={{ kinds: kind, languages: own }}>
						{product('inLanguage', { language: languageInside(name(own)) })}
					</PageLink>
				</Note>
			)}
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
		</div>
	);
}
