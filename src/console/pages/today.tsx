import { useTranslations } from '#ui/translations.tsx';
import { PageHead } from '../page-head.tsx';

/** For now a place to start from. */
export function TodayPage() {
	const t = useTranslations('console');
	return <PageHead title={t('pages.today')} text={t('preparing')} />;
}
