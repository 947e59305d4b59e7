import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { CallOffStatement } from '#contract/api/call-off.ts';
import { ApiFailure } from '#contract/client.ts';
import { formatDateWithWeekday } from '#i18n/format.ts';
import { Button } from '#ui/button.tsx';
import { newKey } from '#ui/form/new-key.ts';
import { Note } from '#ui/note.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { ReasonDialog } from '../../reason-dialog.tsx';
import { useConsoleFailure } from '../../use-console-failure.ts';
import { useLanguagesSaid } from '../../use-languages-said.ts';
import { useConsoleLocale } from '../../viewer.tsx';
import styles from './calendar.module.css';
import cost from './call-off.module.css';
import { CallOffCost, PrintList } from './call-off-cost.tsx';
import { callOffsKey } from './called-off.tsx';
import { plansKey } from './choices.ts';

const statementKey = 'GET /api/console/products/:id/call-off';
const longestReason = 500;

type Props = {
	product: string;
	title: string;
	day: string;
	time: string | null;
	/** It was begun, and the question is closed. */
	onBegun: (id: string) => void;
};

/** A typhoon: first what it costs to call off all of a date, then whether to do it, and why. */
export function CallOff({ product, title, day, time, onBegun }: Props) {
	const t = useTranslations('console.calendar.callOff');
	const failure = useConsoleFailure();
	const [isAsked, setIsAsked] = useState(false);
	const { query, send } = useCallOff({ product, day, time }, isAsked);
	const { data: statement, error, isFetching } = query;
	const isNothing = statement !== undefined && statement.parties + statement.wishes === 0;
	const begun = useRef<string>(undefined);
	// Closing gives the focus back to the button that asked: only then can it go to what came of it.
	useEffect(() => {
		if (isAsked || begun.current === undefined) return;
		onBegun(begun.current);
		begun.current = undefined;
	}, [isAsked, onBegun]);
	const ask = () => {
		setIsAsked(true);
		// What was read for the last question may be out of date.
		if (isAsked) void query.refetch();
	};
	return (
		<div className={styles.form}>
			<Button variant="danger" isBusy={isAsked && isFetching && !statement} onClick={ask}>
				{t('open', { isDay: time === null ? 'yes' : 'no' })}
			</Button>
			{isAsked && isNothing && <p className={styles.small}>{t('nothing')}</p>}
			{isAsked && error && !statement && (
				<Note tone="bad" isAlert>
					{failure(error)}
				</Note>
			)}
			{statement && !isNothing && (
				<Question
					{...{ statement, title, day, time }}
					isOpen={isAsked}
					send={async (reason) => {
						begun.current = await send(statement, reason);
					}}
					onClose={() => setIsAsked(false)}
				/>
			)}
		</div>
	);
}

type QuestionProps = {
	statement: CallOffStatement;
	title: string;
	day: string;
	time: string | null;
	isOpen: boolean;
	send: (reason: string) => Promise<unknown>;
	onClose: () => void;
};

function Question({ statement, title, day, time, isOpen, send, onClose }: QuestionProps) {
	const t = useTranslations('console.calendar.callOff');
	const locale = useConsoleLocale();
	const languages = useLanguagesSaid()(statement.languages);
	const when = [formatDateWithWeekday(day, locale), time].filter(Boolean).join(' ');
	return (
		<ReasonDialog
			isOpen={isOpen}
			words={{
				title: t('title', { when }),
				confirm: t('confirm', { count: statement.parties }),
				cancel: t('keep'),
				reason: t('reason'),
				hint: t('reasonHint', { languages }),
			}}
			maxLength={longestReason}
			isDestructive
			send={send}
			onClose={onClose}
		>
			<div className={cost.cost} data-paper="list">
				<p>{title}</p>
				<p>{t('text')}</p>
				<CallOffCost statement={statement} />
				<PrintList />
			</div>
		</ReasonDialog>
	);
}

/** Sent twice, it is done once; where the statement is not what it was, the new one is fetched and shown. */
function useCallOff({ product, day, time }: Pick<Props, 'product' | 'day' | 'time'>, isAsked: boolean) {
	const callApi = useApi();
	const client = useQueryClient();
	const key = useRef(newKey());
	const date = { on: day, ...(time !== null && { time }) };
	const query = useQuery({
		queryKey: [statementKey, product, day, time],
		queryFn: () => callApi(statementKey, { params: { id: product }, query: date }),
		enabled: isAsked,
		staleTime: 0,
	});
	const send = async ({ seen }: CallOffStatement, reason: string) => {
		const body = { ...date, reason, seen, key: key.current };
		try {
			const { id } = await callApi('POST /api/console/products/:id/call-offs', { params: { id: product }, body });
			key.current = newKey();
			await Promise.all([
				client.invalidateQueries({ queryKey: plansKey }),
				client.invalidateQueries({ queryKey: callOffsKey }),
			]);
			return id;
		} catch (error) {
			if (error instanceof ApiFailure && error.code === 'cost-changed') await query.refetch();
			throw error;
		}
	};
	return { query, send };
}
