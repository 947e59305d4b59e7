import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { BankLine } from '#contract/api/bank.ts';
import { formatWon } from '#i18n/format.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { FailureNote } from '#ui/failure-note.tsx';
import { useSaving } from '#ui/form/use-saving.ts';
import { useTranslations } from '#ui/translations.tsx';
import { ConsoleLink } from '../../address.tsx';
import rowStyles from '../../rows.module.css';
import { useConsoleFailure } from '../../use-console-failure.ts';
import queues from '../queues.module.css';
import styles from './bank.module.css';
import { outdateBank } from './bank-keys.ts';

type Reason = BankLine['suggestions'][number]['why'][number] | BankLine['payoutSuggestions'][number]['why'][number];
const warnings: readonly Reason[] = ['amount-differs', 'twice'];

type Props = {
	/** Its page, and the code or number that it is known by. */
	to: string;
	code: string;
	name: string;
	small: string;
	why: readonly Reason[];
	won: number;
	/** What the click would do that one may not expect. */
	warning?: ReactNode;
	confirm: () => Promise<void>;
};

/** What a line may belong to, why, and the click that says so. */
export function SuggestionRow({ to, code, name, small, why, won, warning, confirm }: Props) {
	const t = useTranslations('console.bank');
	const client = useQueryClient();
	const { isBusy, failure, save } = useSaving({
		textOf: useConsoleFailure(),
		onRefusal: async ({ code: refusal }) => {
			if (refusal !== 'changed-since') return undefined;
			await outdateBank(client);
			return t('changed');
		},
	});
	const say = () =>
		save(async () => {
			await confirm();
			await outdateBank(client);
		});
	return (
		<li className={styles.suggestion}>
			<div className={rowStyles.row}>
				<span>
					<ConsoleLink to={to}>{code}</ConsoleLink> {name}
					<br />
					<span className={queues.small}>{small}</span>
				</span>
				<b>{formatWon(won)}</b>
				<span className={styles.badges}>
					{why.map((reason) => (
						<Badge key={reason} tone={warnings.includes(reason) ? 'warn' : 'neutral'}>
							{t(`why.${reason}`)}
						</Badge>
					))}
				</span>
				<Button
					size="sm"
					variant="primary"
					isBusy={isBusy}
					onClick={() => void say()}
					aria-label={t('confirmOf', { code, won: formatWon(won) })}
				>
					{t('confirm')}
				</Button>
			</div>
			{warning && <p className={queues.small}>{warning}</p>}
			<FailureNote>{failure}</FailureNote>
		</li>
	);
}
