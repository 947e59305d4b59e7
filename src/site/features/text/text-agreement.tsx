import { queryOptions, useQuery } from '@tanstack/react-query';
import type { PageTextSlug } from '#domain/page/page-text.ts';
import { formatDate } from '#i18n/format.ts';
import { versionText } from '#i18n/version-text.ts';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';

/** What the member agreed to, and when; nothing until it is known, and nothing to those who never did. */
export function TextAgreement({ slug }: { slug: PageTextSlug }) {
	const t = useTranslations('text');
	const callApi = useApi();
	const { data } = useQuery(
		queryOptions({
			queryKey: ['GET /api/members/me/consents'],
			queryFn: () => callApi('GET /api/members/me/consents', {}),
		}),
	);
	const given = data?.items.find(({ kind }) => kind === slug);
	if (!given?.version || !given.givenOn) return null;
	return <p>{t('agreed', { version: versionText(given.version), date: formatDate(given.givenOn) })}</p>;
}
