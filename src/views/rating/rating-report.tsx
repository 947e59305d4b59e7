import { reportReasons } from '#domain/rating/rating.ts';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { ReportSheet } from '#views/report/report-sheet.tsx';
import { useShortFailure } from './use-short-failure.ts';

type Props = { ratingId: string; onReported: () => void; onClose: () => void };

/** What is wrong with a rating, for an operator to judge. Open as long as it is there. */
export function RatingReport({ ratingId, onReported, onClose }: Props) {
	const t = useTranslations('rating.report');
	const words = useTranslations('rating');
	const callApi = useApi();
	return (
		<ReportSheet
			words={{
				...{ title: t('title'), text: t('text'), reason: t('reason'), send: t('send') },
				...{ cancel: words('cancel'), close: words('close') },
			}}
			reasons={reportReasons}
			reasonOf={(one) => t(`reasons.${one}`)}
			textOf={useShortFailure()}
			report={async (body) => {
				await callApi('POST /api/ratings/:id/reports', { params: { id: ratingId }, body });
				onReported();
			}}
			onClose={onClose}
		/>
	);
}
