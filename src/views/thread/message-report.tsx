import { messageReportReasons } from '#domain/thread/message-report.ts';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { ReportSheet } from '#views/report/report-sheet.tsx';
import { useThreadFailure } from './use-thread.ts';

type Props = { threadId: string; messageId: string; onReported: () => void; onClose: () => void };

/** What is wrong with a message, for an operator to judge. Open as long as it is there. */
export function MessageReport({ threadId, messageId, onReported, onClose }: Props) {
	const t = useTranslations('thread.report');
	const callApi = useApi();
	return (
		<ReportSheet
			words={{
				...{ title: t('title'), text: t('text'), reason: t('reason'), send: t('send') },
				...{ cancel: t('cancel'), close: t('close') },
			}}
			reasons={messageReportReasons}
			reasonOf={(one) => t(`reasons.${one}`)}
			textOf={useThreadFailure()}
			report={async (body) => {
				const params = { id: threadId, messageId };
				await callApi('POST /api/threads/:id/messages/:messageId/reports', { params, body });
				onReported();
			}}
			onClose={onClose}
		/>
	);
}
