import { dayIn } from '#domain/bulk/cell.ts';
import { koreanDay } from '#domain/kernel/korean-date.ts';
import { sumFault, sumIn } from '#domain/kernel/typed-won.ts';
import { type PayoutWay, payoutWays } from '#domain/settlement/payout.ts';
import { formatDate } from '#i18n/format.ts';
import { type Faults, onlyWrong } from '#ui/form/faults.ts';
import { useRepeatKey } from '#ui/form/new-key.ts';
import { focusFirst, useForm } from '#ui/form/use-form.ts';
import { Select } from '#ui/select.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { useSignInAgain } from '#views/member/use-sign-in-again.tsx';
import { RowForm } from '../../row-form.tsx';
import { useConsoleFailure } from '../../use-console-failure.ts';

type Values = { won: string; paidOn: string; way: PayoutWay; reference: string; note: string };
type Field = keyof Values;

const idOf = (field: Field) => `payout-${field}`;

type Props = {
	id: string;
	openWon: number;
	/** What is open is another sum by now. */
	onStale: () => Promise<unknown>;
	onDone: () => void;
	onClose: () => void;
};

/** That a statement was paid, or a part of it: all that is open stands there to begin with. */
export function PayoutForm({ id, openWon, onStale, onDone, onClose }: Props) {
	const t = useTranslations('console.settlement');
	const callApi = useApi();
	const { keyOf } = useRepeatKey();
	const { signedIn, dialog } = useSignInAgain();
	const most = Math.abs(openWon);
	const form = useForm<Values, Field>({
		blank: { won: String(most), paidOn: formatDate(koreanDay(new Date())), way: 'transfer', reference: '', note: '' },
		faultsOf: ({ won, paidOn }): Faults<Field> =>
			onlyWrong<Field>({
				won: sumFault(won, most),
				paidOn: paidOn.trim() === '' ? 'required' : dayIn(paidOn) === undefined ? 'date-wrong' : undefined,
			}),
		...{ textOf: useConsoleFailure(), idOf, asksBeforeLeaving: true },
		onRefusal: async ({ code }) => {
			if (code !== 'changed-since') return undefined;
			await onStale();
			return t('changedPayout');
		},
		bringUp: (wrong) => {
			focusFirst(wrong.map(idOf));
			return [];
		},
	});
	const send = async ({ won, paidOn, way, reference, note }: Values) => {
		const said = { won: sumIn(won), paidOn: dayIn(paidOn) ?? '', way, reference: reference.trim(), note: note.trim() };
		const key = keyOf(JSON.stringify(said));
		const body = { key, ...said, seen: { openWon } };
		if ((await signedIn(() => callApi('POST /api/settlements/:id/payouts', { params: { id }, body }))) !== undefined)
			onDone();
	};
	const name = t(openWon < 0 ? 'recordReceipt' : 'record');
	return (
		<>
			<RowForm {...{ form, send, onClose }} label={name} submitLabel={name} leaveLabel={t('leave')}>
				<TextField {...form.field('won')} label={t('won')} inputMode="numeric" />
				<TextField {...form.field('paidOn')} label={t('paidOn')} hint={t('paidOnHint')} />
				<Select
					name="way"
					label={t('how')}
					isLabelShown
					value={form.values.way}
					options={payoutWays.map((value) => ({ value, label: t(`option.${value}`) }))}
					onChange={(way) => form.change({ way })}
				/>
				<TextField {...form.field('reference')} label={t('reference')} maxLength={60} />
				<TextField {...form.field('note')} label={t('note')} hint={t('noteHint')} maxLength={300} />
			</RowForm>
			{dialog}
		</>
	);
}
