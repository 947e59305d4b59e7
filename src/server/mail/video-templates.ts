/**
 * `at`: when it is, or ''; `times`: the ones to choose from, separated by blanks, or ''. `name` is '' for a house; `by` is who
 * acted, '' for the clock. What comes next is another thing for each reader.
 */
type VideoFacts = {
	name: string;
	other: string;
	by: string;
	reader: 'member' | 'house' | 'interpreter';
	minutes: number;
	at: string;
	times: string;
	reason: string;
	link: string;
};

/** Mails about talks by video. What a talk is about is health, and stands in none of them. */
export type VideoMailData = {
	'video-asked': VideoFacts;
	'video-changed': VideoFacts;
	'video-proposed': VideoFacts;
	'video-scheduled': VideoFacts;
	'video-declined': VideoFacts;
	'video-cancelled': VideoFacts;
	'video-expired': VideoFacts;
	'video-invited': VideoFacts;
	'video-interpreter': VideoFacts & { person: string; coming: 'yes' | 'no' };
	'video-reminder': VideoFacts & { span: 'day' | 'hour' };
	'video-waiting': VideoFacts;
	'video-message': VideoFacts & { count?: number };
	'video-missed': VideoFacts & { who: 'you' | 'they' | 'both' };
};
