import { type MatchingReportReason, matchingReportReasons } from '#domain/matching/question.ts';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { ReportSheet as AnyReportSheet } from '#views/report/report-sheet.tsx';
import type { Opened, ReportTarget } from '../matching-dialog.ts';
import { useMatchingSending } from './use-matching-sending.ts';

/** What is wrong with a question or an answer, for an operator to judge. */
export function ReportSheet({ target, isOpen, onClose, say }: Opened & { target: ReportTarget }) {
	const t = useTranslations('matching.report');
	const asker = useTranslations('matching.asker');
	const callApi = useApi();
	const { renew, ...sending } = useMatchingSending({ 'not-allowed': t('done') });
	const { id } = target;
	const report = async (body: { reason: MatchingReportReason }) => {
		await callApi(`POST /api/matching/${target.of}s/:id/reports`, { params: { id }, body });
		onClose();
		say(t('sent'));
		await renew();
	};
	return (
		<AnyReportSheet
			{...{ ...sending, isOpen, report, onClose }}
			words={{
				title: target.of === 'answer' ? t('answer', { provider: target.provider }) : t('question'),
				...{ text: t('text'), reason: t('why'), send: t('send'), cancel: t('cancel'), close: asker('close') },
			}}
			reasons={matchingReportReasons}
			reasonOf={(reason) => t(`reasons.${reason}`)}
		/>
	);
}
