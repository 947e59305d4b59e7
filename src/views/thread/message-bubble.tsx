import type { MessageFile, ThreadMessage } from '#contract/api/thread.ts';
import { linksIn } from '#domain/thread/caught-text.ts';
import { formatTime } from '#i18n/format.ts';
import { type Locale, locales } from '#i18n/locales.ts';
import { koreanZone, ownClock } from '#i18n/own-clock.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Icon } from '#ui/icon.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useOwnZone } from '#views/clock/own-time.tsx';
import { LatePhraseLines } from '#views/phrase/late-phrase-lines.tsx';
import { useTranslated } from '#views/translate/use-translated.tsx';
import styles from './thread.module.css';

/** Whose words they are to the reader: their name, and whether they stand on the reader's side. */
export type Speaker = { name: string; isOurs: boolean };

type Props = {
	message: ThreadMessage;
	speaker: Speaker;
	language: Locale;
	/** A translator that is not the operator's own is not given it. */
	isHealth: boolean;
	onReport: (message: ThreadMessage) => void;
};

/** One message: phrases in the reader's language, own words in theirs, with what a machine makes of them on a click. */
export function MessageBubble({ message, speaker: { name, isOurs }, language, isHealth, onReport }: Props) {
	const t = useTranslations('thread');
	const { isMine, isHidden, hiddenReason, isReported, isRead, text, phrases, files, at } = message;
	const isGone = isHidden || (text === '' && files.length === 0 && phrases.length === 0);
	const clocks = useMessageClocks(at);
	const {
		texts: [words = ''],
		lang,
		tools,
	} = useTranslated({
		of: { kind: 'message', id: message.id },
		...{ locale: message.language, texts: [text], isHealth, isMember: true },
	});
	const spoken = message.language !== null && message.language !== language ? locales[message.language].ownName : '';
	const told = [!isMine && name, spoken, ...clocks, isMine && isRead && t('read')].filter(Boolean).join(' · ');
	return (
		<li className={isOurs ? styles.mine : styles.theirs}>
			{!isOurs && <Avatar name={name} size="sm" />}
			<div className={styles.bubble} data-gone={isGone || undefined}>
				<span className="visually-hidden">{name}: </span>
				{isGone && t(isHidden ? 'hidden' : 'removed')}
				{hiddenReason && <p className={styles.why}>{t('hiddenFor', { reason: hiddenReason })}</p>}
				<LatePhraseLines uses={phrases} />
				{!isGone && text !== '' && (
					<span lang={lang ?? (words === text && message.language ? locales[message.language].tag : undefined)}>
						<Words text={words} />
					</span>
				)}
				{!isMine && tools && <div className={styles.translate}>{tools}</div>}
				<Files files={files} />
			</div>
			<p className={styles.when}>
				{told}
				{!isMine && !isGone && !isReported && (
					<button type="button" className={styles.report} onClick={() => onReport(message)}>
						{t('report.open')}
						<span className="visually-hidden">{`: ${name}, ${clocks[0] ?? ''}`}</span>
					</button>
				)}
			</p>
			{isReported && <p className={styles.when}>{t('report.done')}</p>}
		</li>
	);
}

/** “14:00 KST”, and by the reader's own clock where that shows something else. */
function useMessageClocks(at: string): string[] {
	const t = useTranslations('thread');
	const own = ownClock(at, useOwnZone());
	const korean = t('clock', { time: formatTime(at, koreanZone) });
	return own === undefined ? [korean] : [korean, t('own', { own })];
}

/** Maps and pages of ours can be followed; there are no other links. */
function Words({ text }: { text: string }) {
	const links = linksIn(text, location.hostname).filter((link) => link.isKnown && text.startsWith(link.text, link.at));
	const ends = links.map((link) => link.at + link.text.length);
	return (
		<>
			{links.map((link, index) => (
				<span key={link.at}>
					{text.slice(ends[index - 1] ?? 0, link.at)}
					<a
						href={/^https?:/i.test(link.text) ? link.text : `https://${link.text}`}
						target="_blank"
						rel="noreferrer nofollow"
					>
						{link.text}
					</a>
				</span>
			))}
			{text.slice(ends.at(-1) ?? 0)}
		</>
	);
}

export function Files({ files }: { files: readonly MessageFile[] }) {
	if (files.length === 0) return null;
	return (
		<ul className={styles.files}>
			{files.map(({ id, name, path, mediaType }) => (
				<li key={id}>
					<a className={styles.file} href={path} target="_blank" rel="noreferrer">
						<Icon name={mediaType === 'application/pdf' ? 'document' : 'camera'} />
						<span>{name || mediaType.split('/')[1]}</span>
					</a>
				</li>
			))}
		</ul>
	);
}
