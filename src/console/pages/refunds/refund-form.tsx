import type { OwedRefund } from '#contract/api/refund.ts';
import { sumFault, sumIn } from '#domain/kernel/typed-won.ts';
import { type PaymentMethod, paymentMethods } from '#domain/reservation/payment.ts';
import { type Faults, onlyWrong } from '#ui/form/faults.ts';
import { useRepeatKey } from '#ui/form/new-key.ts';
import { focusFirst, useForm } from '#ui/form/use-form.ts';
import { Select } from '#ui/select.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { RowForm } from '../../row-form.tsx';
import { useConsoleFailure } from '../../use-console-failure.ts';
import { useConsoleLocale } from '../../viewer.tsx';

type Values = { won: string; method: PaymentMethod };
type Field = keyof Values;

/** The way its guest has chosen; what is said of an account is a transfer. */
const methodOf = ({ said, isKnown }: OwedRefund): PaymentMethod =>
	isKnown && said && said.way !== 'account' ? said.way : 'transfer';

type Props = { refund: OwedRefund; onDone: () => void; onStale: () => Promise<unknown>; onClose: () => void };

/** That money was sent back: the same as on the reservation's page, and the guest is told. */
export function RefundForm({ refund, onDone, onStale, onClose }: Props) {
	const t = useTranslations('console.refund');
	const callApi = useApi();
	const language = useConsoleLocale();
	const { keyOf } = useRepeatKey();
	const idOf = (field: Field) => `${refund.id}-${field}`;
	const form = useForm<Values, Field>({
		blank: { won: String(refund.won), method: methodOf(refund) },
		faultsOf: ({ won }): Faults<Field> => onlyWrong<Field>({ won: sumFault(won, refund.won) }),
		...{ textOf: useConsoleFailure(), idOf, asksBeforeLeaving: true },
		// What the list shows of the account is read again before anything is sent to it.
		onRefusal: async ({ code }) => (code === 'changed-since' ? onStale().then(() => t('accountChanged')) : undefined),
		bringUp: (wrong) => {
			focusFirst(wrong.map(idOf));
			return [];
		},
	});
	const send = async ({ won, method }: Values) => {
		const sent = { kind: 'refund' as const, won: sumIn(won), method, seenAccountAt: refund.said?.at ?? null };
		await callApi('POST /api/reservations/:id/payments', {
			...{ params: { id: refund.id }, query: { language } },
			body: { key: keyOf(JSON.stringify(sent)), ...sent },
		});
		onDone();
	};
	return (
		<RowForm
			{...{ form, send, onClose }}
			label={t('recordOf', { code: refund.code })}
			submitLabel={t('sent')}
			leaveLabel={t('leave')}
		>
			<TextField {...form.field('won')} label={t('won')} inputMode="numeric" />
			<Select
				name="method"
				label={t('how')}
				isLabelShown
				value={form.values.method}
				options={paymentMethods.map((value) => ({ value, label: t(`method.${value}`) }))}
				onChange={(method) => form.change({ method })}
			/>
		</RowForm>
	);
}
