import type { CommissionRates } from '#contract/api/settlement.ts';
import { dayIn } from '#domain/bulk/cell.ts';
import { mostPoints } from '#domain/settlement/settlement.ts';
import type { Faults } from '#ui/form/faults.ts';
import { useForm } from '#ui/form/use-form.ts';
import { TextField } from '#ui/text-field.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { useSignInAgain } from '#views/member/use-sign-in-again.tsx';
import { RowForm } from '../../row-form.tsx';
import { useConsoleFailure } from '../../use-console-failure.ts';

type Values = { points: string; startsOn: string };

/** Hundredths of a percent; undefined where it is no share. */
const pointsIn = (text: string): number | undefined => {
	const plain = text.trim().replace(',', '.').replace(/%$/, '');
	return /^\d{1,3}(\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : undefined;
};

type Props = { partner: CommissionRates; onDone: () => void; onClose: () => void };

/** Another share from a day of service on. */
export function RateForm({ partner, onDone, onClose }: Props) {
	const t = useTranslations('console.settlement');
	const callApi = useApi();
	const { signedIn, dialog } = useSignInAgain();
	const most = partner.isMedical ? mostPoints.medical : mostPoints.usual;
	const form = useForm<Values, keyof Values>({
		blank: { points: '', startsOn: '' },
		faultsOf: ({ points, startsOn }): Faults<keyof Values> => {
			const share = pointsIn(points);
			return {
				...(points.trim() === ''
					? { points: 'required' }
					: share === undefined
						? { points: 'number-wrong' }
						: share > most && { points: 'too-much' }),
				...(startsOn.trim() === ''
					? { startsOn: 'required' }
					: dayIn(startsOn) === undefined && { startsOn: 'date-wrong' }),
			};
		},
		...{ textOf: useConsoleFailure(), idOf: (field) => `${partner.organisationId}-${field}` },
		asksBeforeLeaving: true,
	});
	const send = async (values: Values) => {
		const body = { points: pointsIn(values.points) ?? 0, startsOn: dayIn(values.startsOn) ?? '' };
		const call = { params: { id: partner.organisationId }, body };
		if ((await signedIn(() => callApi('PUT /api/commissions/:id', call))) !== undefined) onDone();
	};
	return (
		<>
			<RowForm
				{...{ form, send, onClose }}
				label={t('changeOf', { business: partner.business })}
				submitLabel={t('save')}
				leaveLabel={t('leave')}
			>
				<TextField
					{...form.field('points')}
					label={t('percent')}
					hint={t('most', { percent: most / 100 })}
					inputMode="decimal"
				/>
				<TextField {...form.field('startsOn')} label={t('startsOn')} hint={t('startsHint')} />
			</RowForm>
			{dialog}
		</>
	);
}
