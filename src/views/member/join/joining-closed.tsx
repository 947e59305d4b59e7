import { useQuery } from '@tanstack/react-query';
import { Note } from '#ui/note.tsx';
import { useTranslations, useWordsLocale } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';

/** Said before anybody fills in a form in vain. The site has it with the company's facts, under the same name. */
export function JoiningClosed() {
	const refusal = useTranslations('error');
	const callApi = useApi();
	const language = useWordsLocale();
	const { data } = useQuery({
		queryKey: ['GET /api/profile', language],
		queryFn: () => callApi('GET /api/profile', { query: { language } }),
	});
	return data?.isJoinOpen === false ? <Note tone="warn">{refusal('joining-closed')}</Note> : null;
}
