import { TypedSearch } from '#site/parts/search/typed-search.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { maxSearch } from './notice-choices.ts';

type Props = { search: string; onSearch: (search: string) => void };

export function NoticeSearch(props: Props) {
	const t = useTranslations('notice.search');
	const words = { label: t('label'), placeholder: t('placeholder'), submit: t('submit'), clear: t('clear') };
	return <TypedSearch words={words} maxLength={maxSearch} {...props} />;
}
