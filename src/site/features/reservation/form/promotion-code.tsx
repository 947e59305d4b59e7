import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useLocale } from '#site/shell/site-context.tsx';
import { Button } from '#ui/button.tsx';
import { useFailureText, useSaving } from '#ui/form/use-saving.ts';
import { Note } from '#ui/note.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { fieldId } from './form-values.ts';
import styles from './promotion-code.module.css';
import type { ReservationFormState } from './use-reservation-form.ts';

type Props = { form: ReservationFormState };

/** A promotion's code: typed, asked for, and said beside the total what it is worth. Nothing else of the form is touched. */
export function PromotionCode({ form }: Props) {
	const t = useTranslations('promotion.code');
	const { isBusy, failure, apply, forget } = useCode(form);
	const { promotionCode, coded } = form.values;
	const type = (text: string) => {
		forget();
		form.change({ promotionCode: text, coded: [] });
	};
	// Enter here means the code, not the form it stands beside.
	const enter = (event: KeyboardEvent) => {
		if (event.key !== 'Enter') return;
		event.preventDefault();
		apply();
	};
	return (
		<div className={styles.code}>
			<TextField
				id={fieldId('promotionCode')}
				label={t('label')}
				value={promotionCode}
				error={failure}
				maxLength={40}
				autoComplete="off"
				autoCapitalize="characters"
				spellCheck={false}
				enterKeyHint="done"
				onChange={(event) => type(event.target.value)}
				onKeyDown={enter}
				suffix={
					coded.length > 0 ? (
						<Button size="sm" variant="quiet" onClick={() => type('')}>
							{t('remove')}
						</Button>
					) : (
						<Button size="sm" isBusy={isBusy} disabled={promotionCode.trim() === ''} onClick={apply}>
							{t('apply')}
						</Button>
					)
				}
			/>
			<div role="status">
				<Worth form={form} />
			</div>
		</div>
	);
}

/** Whether it counts: it may be for other days or a larger party, or something better may hold already. */
function Worth({ form: { values, promotion, order } }: Props) {
	const t = useTranslations('promotion.code');
	const [coded] = values.coded;
	if (!coded || !order) return coded ? <Note>{coded.title}</Note> : null;
	if (promotion?.id === coded.id) return <Note>{t('applies', { title: coded.title })}</Note>;
	return <Note>{promotion ? t('better') : t('notHere', { title: coded.title })}</Note>;
}

function useCode(form: ReservationFormState) {
	const t = useTranslations('promotion.code');
	const callApi = useApi();
	const language = useLocale();
	const { isBusy, failure, save, forget } = useSaving({ textOf: useFailureText(t('offline')) });
	const code = form.values.promotionCode.trim();
	const ask = async () => {
		const body = { language, productId: form.product.id, code };
		const coded = await save(() => callApi('POST /api/promotions/check', { body }));
		form.change({ coded: coded ? [coded] : [] });
	};
	// A code that an address brought along is asked for at once, as if it had been typed and applied.
	const isBrought = useRef(form.brought !== '' && form.values.coded.length === 0 && code === form.brought);
	// biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form comes to life
	useEffect(() => {
		if (!isBrought.current) return;
		isBrought.current = false;
		void ask();
	}, []);
	return {
		isBusy,
		failure,
		apply: () => {
			if (code !== '' && !isBusy) void ask();
		},
		forget,
	};
}
