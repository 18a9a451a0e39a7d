import { expect, it } from 'vitest';
import { PLAYER_ORIGINS } from '../../../../src/domain/constants.ts';
import { playerRights } from '../../../../src/islands/profile/gallery/player.ts';

it.each(Object.values(PLAYER_ORIGINS))(
  'a player’s frame from %s may play and open the video, and nothing else',
  (origin) => {
    const { sandbox, allow, referrerPolicy } = playerRights(`${origin}/x?autoplay=1`);
    expect(sandbox).not.toMatch(
      /top-navigation|forms|modals|downloads|pointer-lock|orientation-lock|storage-access/,
    );
    expect(sandbox).toContain('allow-scripts');
    expect(allow).not.toMatch(
      /camera|microphone|geolocation|payment|accelerometer|gyroscope|clipboard|web-share/,
    );
    expect(referrerPolicy).toBe('strict-origin');
  },
);
