import { Fragment, memo, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import type { ThreadLine, ThreadMessage } from '#contract/api/thread.ts';
import { formatDateWithWeekday } from '#i18n/format.ts';
import type { Locale } from '#i18n/locales.ts';
import { koreanZone } from '#i18n/own-clock.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { MessageBubble, type Speaker } from './message-bubble.tsx';
import styles from './thread.module.css';

type Props = {
	messages: readonly ThreadMessage[];
	language: Locale;
	isHealth: boolean;
	/** How a line about what happened reads. */
	sayLine: (line: ThreadLine) => string;
	speakerOf: (message: ThreadMessage) => Speaker;
	/** Up to which number everything was read when the thread was opened. */
	readUpTo: number;
	hasOlder: boolean;
	isLoadingOlder: boolean;
	onOlder: () => void;
	onReport: (message: ThreadMessage) => void;
	/** How much is on its way. */
	sending: number;
	/** What is on its way, after everything else. */
	children: ReactNode;
};

/**
 * The messages, the newest at the bottom, where one begins to read. The box is turned over (column-reverse), so that it is
 * scrolled from its end: what comes in above moves nothing. Pages are asked for as one comes near them, and what is out of
 * sight is not laid out, so that thousands are as quick as ten.
 */
export function MessageList(props: Props) {
	const t = useTranslations('thread');
	const { messages, hasOlder, isLoadingOlder, onOlder, sending, children } = props;
	const box = useRef<HTMLDivElement>(null);
	const top = useRef<HTMLDivElement>(null);
	const end = useRef<HTMLDivElement>(null);
	useReached({ box, mark: top, isOn: hasOlder && !isLoadingOlder, onReached: onOlder });
	const isAtEnd = useIsInView(box, end);
	useNewestInView({ box, isAtEnd, sending, newest: messages.at(-1)?.id });
	return (
		<div className={styles.frame}>
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keys too */}
			<div ref={box} className={styles.box} role="log" aria-label={t('log')} tabIndex={0}>
				<div className={styles.inner}>
					<div ref={top} className={styles.top}>
						{hasOlder && (
							<Button size="sm" variant="quiet" isBusy={isLoadingOlder} onClick={onOlder}>
								{t('older')}
							</Button>
						)}
					</div>
					{messages.length > 0 && <Messages {...props} />}
					{children}
					<div ref={end} className={styles.end} />
				</div>
			</div>
			{!isAtEnd && (
				<span className={styles.jump}>
					<Button size="sm" onClick={() => box.current?.scrollTo({ top: 0, behavior: 'smooth' })}>
						<Icon name="chevronDown" />
						{t('toNewest')}
					</Button>
				</span>
			)}
		</div>
	);
}

/** Apart from what is typed below it: thousands are not compared at every letter. */
const Messages = memo(function Messages({ messages, readUpTo, sayLine, speakerOf, ...shown }: Props) {
	const t = useTranslations('thread');
	const { language, isHealth, onReport } = shown;
	const firstNew = messages.find(({ number, isMine, from }) => number > readUpTo && !isMine && from !== null)?.number;
	return (
		<ol className={styles.messages}>
			{messages.map((message, at) => {
				const day = formatDateWithWeekday(message.at, language, koreanZone);
				const before = messages[at - 1];
				const isNewDay = !before || formatDateWithWeekday(before.at, language, koreanZone) !== day;
				return (
					<Fragment key={message.id}>
						{isNewDay && <li className={styles.day}>{day}</li>}
						{message.number === firstNew && <li className={styles.fresh}>{t('new')}</li>}
						{message.line ? (
							<Line message={message} text={sayLine(message.line)} />
						) : (
							<MessageBubble {...{ message, language, isHealth, onReport }} speaker={speakerOf(message)} />
						)}
					</Fragment>
				);
			})}
		</ol>
	);
});

const Line = ({ message: { at }, text }: { message: ThreadMessage; text: string }) => (
	<li className={styles.line}>
		<time dateTime={at}>{text}</time>
	</li>
);

type Following = { box: RefObject<HTMLElement | null>; isAtEnd: boolean; sending: number; newest: string | undefined };

/** What one sends is seen, wherever one was reading; what comes in is followed by who was at the end. */
function useNewestInView({ box, isAtEnd, sending, newest }: Following): void {
	const before = useRef({ sending, newest });
	useEffect(() => {
		const isSent = sending > before.current.sending;
		const hasCome = newest !== before.current.newest;
		before.current = { sending, newest };
		if (isSent || (hasCome && isAtEnd)) box.current?.scrollTo({ top: 0 });
	}, [box, isAtEnd, sending, newest]);
}

type Reaching = {
	box: RefObject<HTMLElement | null>;
	mark: RefObject<HTMLElement | null>;
	isOn: boolean;
	onReached: () => void;
};

function useReached({ box, mark, isOn, onReached }: Reaching): void {
	const reached = useRef(onReached);
	useEffect(() => {
		reached.current = onReached;
	});
	useEffect(() => {
		if (!isOn || !mark.current) return;
		const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting && reached.current(), {
			root: box.current,
			rootMargin: '600px 0px 0px 0px',
		});
		watcher.observe(mark.current);
		return () => watcher.disconnect();
	}, [box, mark, isOn]);
}

function useIsInView(box: RefObject<HTMLElement | null>, mark: RefObject<HTMLElement | null>): boolean {
	const [isInView, setIsInView] = useState(true);
	useEffect(() => {
		if (!mark.current) return;
		const watcher = new IntersectionObserver(([entry]) => setIsInView(entry?.isIntersecting ?? true), {
			root: box.current,
			rootMargin: '0px 0px 120px 0px',
		});
		watcher.observe(mark.current);
		return () => watcher.disconnect();
	}, [box, mark]);
	return isInView;
}
