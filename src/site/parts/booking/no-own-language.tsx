import type { ProductDetail } from '#contract/api/product.ts';
import { kinds } from '#domain/area/areas.ts';
import type { SpokenLanguage } from '#domain/product/product.ts';
import { languageInside, languageList } from '#i18n/language-list.ts';
import { PageLink } from '#site/router/page-link.tsx';
import { useLocale } from '#site/shell/site-context.tsx';
import { Note } from '#ui/note.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { lacksLanguage } from './lacks-language.ts';

type Props = {
	product: Pick<ProductDetail, 'languages' | 'area' | 'kind'>;
	/** What was asked for in the form. */
	wished?: SpokenLanguage | undefined;
};

/** Said before one reserves: the reader's language is not among those offered; where it is, and that it can be asked for. */
export function NoOwnLanguage({ product: { languages, area, kind }, wished }: Props) {
	const t = useTranslations('product');
	const own = useLocale() as SpokenLanguage;
	if (!lacksLanguage(own, { languages, wished })) return null;
	const language = languageInside(t(`language.${own}`));
	const isAskable = kinds[kind]?.needs.includes('interpreter');
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
