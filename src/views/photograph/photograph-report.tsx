import { ApiFailure } from '#contract/client.ts';
import { photographReportReasons } from '#domain/file/photograph-report.ts';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { ReportSheet } from '#views/report/report-sheet.tsx';

type Props = { id: string; onReported: () => void; onClose: () => void };

/** What is wrong with a photograph, for an operator to judge. Open as long as it is there. */
export function PhotographReport({ id, onReported, onClose }: Props) {
	const t = useTranslations('photograph.report');
	const callApi = useApi();
	return (
		<ReportSheet
			words={{
				...{ title: t('title'), text: t('text'), reason: t('reason'), send: t('send') },
				...{ cancel: t('cancel'), close: t('close') },
			}}
			reasons={photographReportReasons}
			reasonOf={(one) => t(`reasons.${one}`)}
			textOf={(error) => t(error instanceof ApiFailure && error.code !== undefined ? 'refused' : 'unreachable')}
			report={async (body) => {
				await callApi('POST /api/photographs/:id/reports', { params: { id }, body });
				onReported();
			}}
			onClose={onClose}
		/>
	);
}
