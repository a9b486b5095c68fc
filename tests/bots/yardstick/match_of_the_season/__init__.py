"""The greedy manager of the first rules, kept as a fixed yardstick for other bots.

Only what the rules changed was adapted: it trades by free acts whenever it is asked something (it was asked about the
market at every turn), bids the lowest bid that is open, answers the questions that are new, and weighs changes that
change the formation. Its judgement and its constants are as they were.
"""

from tests.bots.yardstick.match_of_the_season.greedy import Greedy

__all__ = ["Greedy"]
