import type { ProductDetail } from '#contract/api/product.ts';
import { kinds } from '#domain/area/areas.ts';
import type { SpokenLanguage } from '#domain/product/product.ts';
import { languageInside, languageList } from '#i18n/language-list.ts';
import { PageLink } from '#site/router/page-link.tsx';
import { useLocale } from '#site/shell/site-context.tsx';
import { Note } from '#ui/note.tsx';
import { useTranslations } from '#ui/translations.tsx';

type Props = {
	product: Pick<ProductDetail, 'languages' | 'area' | 'kind'>;
	/** Where it can be asked for later; in the form it is asked for right here. */
	isBefore?: boolean;
};

/** Said before one reserves: the reader's language is not among those offered; where it is, and that it can be asked for. */
export function NoOwnLanguage({ product: { languages, area, kind }, isBefore = false }: Props) {
	const t = useTranslations('product');
	const own = useLocale() as SpokenLanguage;
	if (languages.length === 0 || languages.includes(own)) return null;
	const language = languageInside(t(`language.${own}`));
	const isAskable = isBefore && kinds[kind]?.needs.includes('interpreter');
	return (
		<Note tone="warn">
			{t('promise.noOwnLanguage', {
				language,
				languages: languageInside(languageList(languages.map((one) => t(`language.${one}`)))),
			})}{' '}
			{isAskable && `${t('promise.askLanguage', { language })} `}
			<PageLink page="productList" params={{ area }} query={{ kinds: kind, languages: own }}>
				{t('inLanguage', { language })}
			</PageLink>
		</Note>
	);
}
